"use strict";
for (const box of document.querySelectorAll(".table")) {
  const table = box.querySelector("table");
  const body = table.tBodies[0];
  box.querySelector("input").addEventListener("input", event => {
    const wanted = event.target.value.toLowerCase();
    for (const row of body.rows) {
      row.classList.toggle("hidden", !row.textContent.toLowerCase().includes(wanted));
    }
  });
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => head.querySelector("button").addEventListener("click", () => {
    const ascending = head.getAttribute("aria-sort") !== "ascending";
    heads.forEach(other => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", ascending ? "ascending" : "descending");
    const value = row => row.cells[column].dataset.value;
    const numeric = [...body.rows].every(row => value(row) === "" || !isNaN(value(row)));
    const compare = (a, b) => {
      if (value(a) === "" || value(b) === "") {
        return (value(a) === "") - (value(b) === "");
      }
      const order = numeric ? value(a) - value(b) : value(a).localeCompare(value(b));
      return ascending ? order : -order;
    };
    body.append(...[...body.rows].sort(compare));
  }));
}
