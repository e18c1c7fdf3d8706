// An entry of the classic interface. As many do, it prints, and keeps all in global variables.

#include "Entry.h"

#include <cstdio>
#include <optional>

#include "../grid_search.h"

static int mapWidth;
static std::optional<GridSearch> search;

const char* GetName() { return "example classic"; }

void PreprocessMap(std::vector<bool>& bits, int width, int height, const char* filename) {
  printf("writing '%s'\n", filename);
  search.emplace(width, height, bits);
  search->label();
  search->save(filename);
}

void* PrepareForSearch(std::vector<bool>& bits, int width, int height, const char* filename) {
  if (search) return nullptr;  // as in the program that preprocessed, or served another map
  mapWidth = width;
  search.emplace(width, height, bits);
  search->load(filename);
  return &search;
}

// Hands out the start first and the whole on the next call, as the interface allows.
bool GetPath(void* data, xyLoc s, xyLoc g, std::vector<xyLoc>& path) {
  auto& grid = **static_cast<std::optional<GridSearch>*>(data);
  if (path.empty() && (s.x != g.x || s.y != g.y)) {
    path.push_back(s);
    return false;
  }
  path.clear();
  for (int cell : grid.find(s.y * mapWidth + s.x, g.y * mapWidth + g.x)) {
    path.push_back({static_cast<int16_t>(cell % mapWidth), static_cast<int16_t>(cell / mapWidth)});
  }
  return true;
}
