// The C interface of the competition's kits since 2023, as far as this entry has it.

#pragma once

#include <cstdint>

extern "C" {

struct gppc_point {
  uint16_t x, y;
};

struct gppc_patch {
  const uint8_t* bitarray;  // row by row, the least significant bit first; 1 is free
  uint16_t width, height;
  gppc_point pos;
};

struct gppc_path {
  const gppc_point* path;
  uint32_t length;
  uint8_t incomplete;  // 1 if more parts follow
};

void gppc_preprocess_init_map(gppc_patch map, const char* file);
void* gppc_search_init(gppc_patch map, const char* file);
void gppc_map_change(void* data, const gppc_patch* changes, uint32_t count);
gppc_path gppc_get_path(void* data, gppc_point start, gppc_point goal);
void gppc_free_data(void* data);
const char* gppc_get_name();
}
