/** A service for tests: READY=on is ready at once, READY=off never, READY=fail exits. Stops on SIGTERM, and when its command has ended. */
console.log(`pid ${process.pid}`);
if (process.env.READY === "on") console.log(JSON.stringify({ ready: true, port: 1 }));
if (process.env.READY === "fail") process.exit(1);

const timer = setInterval(() => {}, 1_000);
const stop = () => {
  clearInterval(timer);
  if (process.connected) process.disconnect();
};
// Later than a second signal to the command.
process.once("SIGTERM", () => setTimeout(stop, 50));
process.once("disconnect", stop);
