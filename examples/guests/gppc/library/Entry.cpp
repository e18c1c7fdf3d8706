// An entry of the C interface:
//
//     g++ -std=c++17 -O2 -shared -fPIC -o libGPPCentry.so Entry.cpp

#include "Entry.h"

#include "../grid_search.h"

namespace {

struct Search {
  int width;
  GridSearch grid;
  std::vector<gppc_point> path;
  size_t handedOut = 0;
};

GridSearch grid(const gppc_patch& map) {
  std::vector<bool> free(static_cast<size_t>(map.width) * map.height);
  for (size_t i = 0; i < free.size(); i++) free[i] = (map.bitarray[i >> 3] >> (i & 7)) & 1;
  return {map.width, map.height, free};
}

}  // namespace

void gppc_preprocess_init_map(gppc_patch map, const char* file) {
  GridSearch search = grid(map);
  search.label();
  search.save(file);
}

void* gppc_search_init(gppc_patch map, const char* file) {
  auto* search = new Search{map.width, grid(map), {}};
  search->grid.load(file);
  return search;
}

void gppc_map_change(void*, const gppc_patch*, uint32_t) {}

// Hands the path out in parts of 20 points, as the interface allows.
gppc_path gppc_get_path(void* data, gppc_point start, gppc_point goal) {
  auto& search = *static_cast<Search*>(data);
  if (search.handedOut == search.path.size()) {
    search.path.clear();
    search.handedOut = 0;
    for (int cell : search.grid.find(start.y * search.width + start.x,
                                     goal.y * search.width + goal.x)) {
      search.path.push_back({static_cast<uint16_t>(cell % search.width),
                             static_cast<uint16_t>(cell / search.width)});
    }
  }
  const size_t length = std::min<size_t>(20, search.path.size() - search.handedOut);
  const gppc_point* part = search.path.data() + search.handedOut;
  search.handedOut += length;
  const bool isLast = search.handedOut == search.path.size();
  return {part, static_cast<uint32_t>(length), static_cast<uint8_t>(isLast ? 0 : 1)};
}

void gppc_free_data(void* data) { delete static_cast<Search*>(data); }

const char* gppc_get_name() { return "example library"; }
