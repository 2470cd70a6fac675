/** Of the dialogs that replace windows of PayPal and of banks. */
export const DIALOG_STYLES = `
  dialog {
    box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border: 0; border-radius: 12px;
    background: light-dark(#fff, #171c23); color: light-dark(#1b2430, #e8ebf0);
    font: 1rem/1.5 system-ui, sans-serif; box-shadow: 0 12px 40px rgb(0 0 0 / 35%);
  }
  dialog::backdrop { background: rgb(10 14 20 / 55%); }
  h2 { margin: 0 0 0.25rem; font-size: 1.25rem; }
  p { margin: 0 0 1rem; }
  .amount { font-size: 2rem; font-weight: 700; }
  label { display: block; margin-bottom: 0.25rem; font-weight: 600; }
  select, button { box-sizing: border-box; width: 100%; min-height: 2.75rem; border-radius: 6px; font: inherit; }
  select {
    margin-bottom: 1.25rem; padding: 0 0.5rem; border: 1px solid light-dark(#6f7a88, #8b97a6);
    background: light-dark(#fff, #171c23); color: inherit;
  }
  button { margin-top: 0.5rem; border: 1px solid light-dark(#6f7a88, #8b97a6); background: none; color: inherit; cursor: pointer; }
  button.pay { border-color: #003087; background: #003087; color: #fff; font-weight: 700; }
  button:disabled { opacity: 0.5; cursor: default; }
  :focus-visible { outline: 3px solid light-dark(#0b5cad, #86bdff); outline-offset: 2px; }
  [hidden] { display: none; }
`;
