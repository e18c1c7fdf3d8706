// An entry of the C interface that goes along rows and hands out one point at a time. It is slow in row 0, throws in
// row 1, and tells in row 2 the number of the next file that it opens.
#include <fcntl.h>
#include <unistd.h>

#include <stdexcept>
#include <vector>

#include "Entry.h"

static std::vector<gppc_point> path;
static size_t handedOut = 0;

void gppc_preprocess_init_map(gppc_patch, const char*) {}

void* gppc_search_init(gppc_patch, const char*) { return &path; }

gppc_path gppc_get_path(void*, gppc_point start, gppc_point goal) {
  if (handedOut == path.size()) {
    path.clear();
    handedOut = 0;
    if (start.y == 0) usleep(100000);
    if (start.y == 1) throw std::runtime_error("out\nof ideas");
    const int file = open("/dev/null", O_RDONLY);
    close(file);
    if (start.y == 2) return {&(path = {{static_cast<uint16_t>(file), 0}})[handedOut++], 1, 0};
    for (uint16_t x = start.x; x <= goal.x; x++) path.push_back({x, start.y});
  }
  const gppc_point* point = &path[handedOut++];
  return {point, 1, static_cast<uint8_t>(handedOut < path.size() ? 1 : 0)};
}

const char* gppc_get_name() { return "rows"; }
