/** A definition has at most so many characters. */
export const longestCode = 20_000;

/** A message of the frame has at most so many characters in each text, and so many texts. */
export const longestText = 1000;
export const mostTexts = 30;

/** A frame may send so many messages. A run needs three. */
export const mostMessages = 100;

/** So long the rules may take for the games of the check, in milliseconds. */
export const longestCheck = 10_000;
