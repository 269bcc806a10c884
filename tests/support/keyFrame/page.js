/* The page's script, with the SDK and a function that returns an error's code. Tests receive only an error's text. */
/* global window */
import * as nacre from '/sdk.js';

window.outcome = async (work) => {
  try {
    return await work();
  } catch (error) {
    return error.code ?? String(error);
  }
};
window.nacre = nacre;
