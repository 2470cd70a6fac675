/**
 * Makes every access to `localStorage` and `sessionStorage` throw, as browsers that block them do. Call it before the
 * first `visit`; the common test setup restores the storage after each test.
 */
export function blockStorage(): void {
  for (const name of ["localStorage", "sessionStorage"] as const) {
    jest.spyOn(window, name, "get").mockImplementation(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
  }
}
