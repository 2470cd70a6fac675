// In CI a failed test is run once more, since a shared machine can stop for seconds. The summary of `npm test` names
// such tests (decision 30).
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
