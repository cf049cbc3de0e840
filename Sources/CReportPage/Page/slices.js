// Long work in slices, so that the page answers in between.

/** Milliseconds of work until the page may answer; 50 would count as a long task. */
const sliceTime = 12;

async function inSlices(rows, work, isCurrent = () => true) {
  let end = performance.now() + sliceTime;
  for (let index = 0; index < rows.length; index += 1) {
    if (index % 64 === 0 && performance.now() > end) {
      await nextTask();
      if (!isCurrent()) return;
      end = performance.now() + sliceTime;
    }
    work(rows[index]);
  }
}

function nextTask() {
  if (globalThis.scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
