/** A setting that stops the start; the message is the sentence to print. */
export class ConfigError extends Error {}
