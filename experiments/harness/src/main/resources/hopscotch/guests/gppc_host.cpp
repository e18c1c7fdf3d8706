// A guest of Hopscotch around an entry of the Grid-Based Path Planning Competition (GPPC): it speaks
// the protocol of docs/guests.md and calls the entry.
//
//     ./hopscotch guests build gppc --entry DIR     with the entry's sources, of either interface
//     ./hopscotch guests build gppc                 for any libGPPCentry.so: gppc-host FILE.so
//
// Of the entry's work the host times the calls alone, by a monotonic clock. Preprocessing runs in a
// process of its own, and so does each map: an entry may keep what it likes in global variables. What
// an entry prints goes to standard error.

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#ifdef GPPC_CLASSIC
#include "Entry.h"
#endif

namespace hopscotch_host {

// By this text in a program 'guests build' knows it as one of its own.
__attribute__((used)) static const char kMark[] = "made by hopscotch guests build gppc";

using Points = std::vector<std::pair<int, int>>;
using Monotonic = std::chrono::steady_clock;

// Measures the entry's calls and nothing else.
class Stopwatch {
 public:
  template <typename Call>
  auto time(Call call) {
    const auto begun = Monotonic::now();
    if constexpr (std::is_void_v<decltype(call())>) {
      call();
      add(begun);
    } else {
      auto result = call();
      add(begun);
      return result;
    }
  }

  int64_t nanos = 0;

 private:
  void add(Monotonic::time_point begun) {
    const auto passed = Monotonic::now() - begun;
    nanos += std::chrono::duration_cast<std::chrono::nanoseconds>(passed).count();
  }
};

// A text without line ends, which end a message.
inline std::string oneLine(std::string text) {
  std::replace(text.begin(), text.end(), '\n', ' ');
  std::replace(text.begin(), text.end(), '\r', ' ');
  return text;
}

struct GridMap {
  int width = 0, height = 0;
  std::vector<bool> bits;  // row by row from the top; true is free

  bool read(const std::string& path, const std::string& terrain) {
    std::ifstream in(path);
    std::string line;
    while (std::getline(in, line) && line.compare(0, 3, "map") != 0) {
    }
    bits.assign(static_cast<size_t>(width) * height, false);
    for (int y = 0; y < height; y++) {
      if (!std::getline(in, line) || static_cast<int>(line.size()) < width) return false;
      for (int x = 0; x < width; x++) {
        bits[static_cast<size_t>(y) * width + x] = terrain.find(line[x]) != std::string::npos;
      }
    }
    return true;
  }
};

#ifdef GPPC_CLASSIC

static_assert(std::is_integral<decltype(xyLoc::x)>::value,
              "this entry is of the any-angle kit: its points are no cells");

// A name of a file as kits take it: const char*, or std::string by value or by either reference.
class FileName {
 public:
  explicit FileName(std::string text) : text_(std::move(text)) {}
  operator const char*() const { return text_.c_str(); }
  operator std::string&() { return text_; }

 private:
  std::string text_;
};

// The interface of 2012 to 2014 and of its later kit. What a name is, and whether bits are const,
// differs from kit to kit; the calls below fit all.
class Entry {
 public:
  explicit Entry(const char*) {}

  std::string name() { return std::string(GetName()); }

  void preprocess(GridMap& map, const std::string& file) {
    FileName name(file);
    PreprocessMap(map.bits, map.width, map.height, name);
  }

  void init(GridMap& map, const std::string& file) {
    FileName name(file);
    data_ = PrepareForSearch(map.bits, map.width, map.height, name);
  }

  // The path grows from call to call until one says that it is done.
  bool find(int sx, int sy, int gx, int gy, int64_t limit, Stopwatch& watch, Points& path) {
    xyLoc start = at(sx, sy), goal = at(gx, gy);
    path_.clear();
    bool isDone = false;
    while (!isDone && watch.nanos < limit) {
      isDone = watch.time([&] { return GetPath(data_, start, goal, path_); });
    }
    for (const xyLoc& point : path_) path.emplace_back(point.x, point.y);
    return isDone;
  }

 private:
  static xyLoc at(int x, int y) {
    xyLoc point{};
    point.x = static_cast<decltype(point.x)>(x);
    point.y = static_cast<decltype(point.y)>(y);
    return point;
  }

  void* data_ = nullptr;
  std::vector<xyLoc> path_;
};

#else

// The C interface of the kits since 2023, in a library that is loaded, or in this program.
struct Point {
  uint16_t x, y;
};
struct Patch {
  const uint8_t* bits;  // 8 cells a byte, the least significant bit first; 1 is free
  uint16_t width, height;
  Point position;
};
struct Path {
  const Point* points;
  uint32_t length;
  uint8_t isIncomplete;
};

class Entry {
 public:
  explicit Entry(const char* file) : library_(dlopen(file, RTLD_NOW | RTLD_LOCAL)) {
    if (library_ == nullptr) throw std::runtime_error(dlerror());
    load(preprocess_, "gppc_preprocess_init_map");
    load(init_, "gppc_search_init");
    load(get_, "gppc_get_path");
    load(name_, "gppc_get_name");
  }

  std::string name() { return name_(); }

  void preprocess(GridMap& map, const std::string& file) { preprocess_(patch(map), file.c_str()); }

  void init(GridMap& map, const std::string& file) { data_ = init_(patch(map), file.c_str()); }

  // Each call hands out a further part of the path, until one says that it was the last. If time runs
  // out, the rest is fetched all the same: the entry would hand it out to the next query.
  bool find(int sx, int sy, int gx, int gy, int64_t limit, Stopwatch& watch, Points& path) {
    const Point start = at(sx, sy), goal = at(gx, gy);
    Path part{nullptr, 0, 1};
    while (part.isIncomplete != 0 && watch.nanos < limit) {
      part = watch.time([&] { return get_(data_, start, goal); });
      if (part.length == 0) {
        path.clear();
        return true;
      }
      if (part.points == nullptr) throw std::runtime_error("a path of NULL that has a length");
      for (uint32_t i = 0; i < part.length; i++) {
        path.emplace_back(part.points[i].x, part.points[i].y);
      }
    }
    const bool isWhole = part.isIncomplete == 0;
    while (part.isIncomplete != 0 && part.length != 0) part = get_(data_, start, goal);
    return isWhole;
  }

 private:
  template <typename Function>
  void load(Function& function, const char* name) {
    function = reinterpret_cast<Function>(dlsym(library_, name));
    if (function == nullptr) throw std::runtime_error(std::string("no function ") + name);
  }

  // The bits live as long as this: an entry may keep the pointer.
  Patch patch(const GridMap& map) {
    bits_.assign((map.bits.size() + 7) / 8, 0);
    for (size_t i = 0; i < map.bits.size(); i++) bits_[i >> 3] |= map.bits[i] << (i & 7);
    return {bits_.data(), static_cast<uint16_t>(map.width), static_cast<uint16_t>(map.height), {}};
  }

  static Point at(int x, int y) { return {static_cast<uint16_t>(x), static_cast<uint16_t>(y)}; }

  void* library_;
  void (*preprocess_)(Patch, const char*) = nullptr;
  void* (*init_)(Patch, const char*) = nullptr;
  Path (*get_)(void*, Point, Point) = nullptr;
  const char* (*name_)() = nullptr;
  void* data_ = nullptr;
  std::vector<uint8_t> bits_;
};

#endif

// A folder for what an entry writes while it preprocesses. It is gone before the first query.
class Folder {
 public:
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "gppc-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("no folder " + pattern);
    path_ = pattern;
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string file() const { return (path_ / "map").string(); }

  uintmax_t bytes() const {
    uintmax_t sum = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(path_)) {
      if (entry.is_regular_file()) sum += entry.file_size();
    }
    return sum;
  }

 private:
  std::filesystem::path path_;
};

class Host {
 public:
  Host(char** arguments, const char* library, std::string promise)
      : arguments_(arguments), promise_(std::move(promise)),
        out_(fdopen(fcntl(1, F_DUPFD_CLOEXEC, 0), "w")), entry_(nullptr) {
    dup2(2, 1);
    try {
      entry_ = new Entry(library);
    } catch (const std::exception& e) {
      problem_ = e.what();
    }
  }

  int serve(std::string line) {
    while (!line.empty() || std::getline(std::cin, line)) {
      std::istringstream words(line);
      std::string word;
      words >> word;
      if (word == "quit") break;
      try {
        answer(word, words, line);
      } catch (const std::exception& e) {
        say("error " + oneLine(e.what()));
      }
      std::fflush(out_);
      line.clear();
    }
    return 0;
  }

 private:
  void say(const std::string& text) { std::fprintf(out_, "%s\n", text.c_str()); }

  void answer(const std::string& word, std::istringstream& words, const std::string& line) {
    if (entry_ == nullptr) throw std::runtime_error(problem_);
    if (word == "hopscotch-guest") {
      std::string name = entry_->name();
      for (char& letter : name) {
        if (letter <= ' ' || letter > '~') letter = '-';
      }
      say("hello 2 " + (name.empty() ? "gppc" : name) + " gppc " + promise_);
    } else if (word == "map") {
      if (isUsed_) startAnew(line);
      map(words);
    } else if (word == "prepare") {
      prepare();
    } else if (word == "block") {
      block(words);
    } else {
      throw std::runtime_error("unknown message: " + word);
    }
  }

  // A map needs a program that has seen none.
  void startAnew(const std::string& line) {
    std::vector<char*> arguments;
    for (char** argument = arguments_; *argument != nullptr; argument++) {
      if (std::strcmp(*argument, "--map-line") == 0) break;
      arguments.push_back(*argument);
    }
    std::string option = "--map-line", copy = line;
    arguments.insert(arguments.end(), {option.data(), copy.data(), nullptr});
    dup2(fileno(out_), 1);
    execv("/proc/self/exe", arguments.data());
    throw std::runtime_error(std::string("cannot start anew: ") + std::strerror(errno));
  }

  void map(std::istringstream& words) {
    std::string directions, corners, costs, terrain, path;
    words >> map_.width >> map_.height >> directions >> corners >> costs >> terrain >> std::ws;
    std::getline(words, path);
    isUsed_ = true;
    if (map_.width > UINT16_MAX || map_.height > UINT16_MAX) {
      throw std::runtime_error("entries of GPPC take maps of at most 65535 columns and rows");
    }
    if (!map_.read(path, terrain)) throw std::runtime_error("cannot read " + path);
    say("mapped");
  }

  void prepare() {
    Stopwatch watch;
    const Folder folder;
    watch.time([&] { preprocess(folder.file()); });
    watch.time([&] { entry_->init(map_, folder.file()); });
    say("prepared " + std::to_string(watch.nanos) + ' ' + std::to_string(folder.bytes()));
  }

  void preprocess(const std::string& file) {
    std::fflush(nullptr);
    const pid_t child = fork();
    if (child == 0) {
      entry_->preprocess(map_, file);
      std::exit(0);
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) < 0) throw std::runtime_error("cannot fork");
    if (WIFSIGNALED(status)) {
      throw std::runtime_error("preprocessing ended by signal " + std::to_string(WTERMSIG(status)));
    }
    if (WEXITSTATUS(status) != 0) {
      throw std::runtime_error("preprocessing ended with exit code " +
                               std::to_string(WEXITSTATUS(status)));
    }
  }

  void block(std::istringstream& words) {
    int count = 0;
    int64_t limit = 0;
    words >> count >> limit;
    for (int i = 0; i < count; i++) {
      std::string query, number;
      int sx, sy, gx, gy;
      std::cin >> query >> number >> sx >> sy >> gx >> gy;
      say("answer " + number + ' ' + find(sx, sy, gx, gy, limit));
    }
    std::cin.ignore();
    say("done");
  }

  std::string find(int sx, int sy, int gx, int gy, int64_t limit) {
    Stopwatch watch;
    path_.clear();
    try {
      if (!entry_->find(sx, sy, gx, gy, limit, watch, path_)) {
        return "time " + std::to_string(watch.nanos) + " -";
      }
    } catch (const std::exception& e) {
      return "error " + oneLine(e.what());
    }
    // The kits ask for no path where start is goal.
    if (path_.empty() && sx == gx && sy == gy) path_.emplace_back(sx, sy);
    std::string text = path_.empty() ? "none " : "found ";
    text += std::to_string(watch.nanos) + " -";
    for (size_t i = 0; i < path_.size(); i++) {
      if (i > 0 && i + 1 < path_.size() && isStraight(i)) continue;
      text += ' ' + std::to_string(path_[i].first) + ',' + std::to_string(path_[i].second);
    }
    return text;
  }

  // Whether the path makes the same single move before point i and after it.
  bool isStraight(size_t i) const {
    const auto &a = path_[i - 1], &b = path_[i], &c = path_[i + 1];
    const int dx = b.first - a.first, dy = b.second - a.second;
    return std::abs(dx) <= 1 && std::abs(dy) <= 1 && c.first - b.first == dx &&
           c.second - b.second == dy;
  }

  char** arguments_;
  std::string promise_;
  FILE* out_;
  Entry* entry_;
  std::string problem_;
  GridMap map_;
  bool isUsed_ = false;
  Points path_;
};

}  // namespace hopscotch_host

int main(int, char** arguments) {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  const char* library = nullptr;
  std::string promise = "COMPLETE", line;
  for (char** word = arguments + 1; *word != nullptr; word++) {
    if (std::strcmp(*word, "--promise") == 0 && word[1] != nullptr) {
      promise = *++word;
    } else if (std::strcmp(*word, "--map-line") == 0 && word[1] != nullptr) {
      line = *++word;
    } else {
      library = *word;
    }
  }
  return hopscotch_host::Host(arguments, library, promise).serve(line);
}
