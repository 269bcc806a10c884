/* The page's script: the SDK and a way to look at an error from outside, where only its text would arrive. */
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
