/** A service for tests: READY=on is ready at once, READY=off never, READY=fail exits. Stops on SIGTERM. */
console.log(`pid ${process.pid}`);
if (process.env.READY === "on") console.log(JSON.stringify({ ready: true, port: 1 }));
if (process.env.READY === "fail") process.exit(1);

const timer = setInterval(() => {}, 1_000);
process.once("SIGTERM", () => clearInterval(timer));
