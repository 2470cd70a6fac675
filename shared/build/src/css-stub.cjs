// In page tests a class is called by its own name.
module.exports = { __esModule: true, default: new Proxy({}, { get: (_, name) => String(name) }) };
