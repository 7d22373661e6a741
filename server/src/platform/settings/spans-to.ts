/** Where spans are sent, by the names that OpenTelemetry gives its variables. */
import { addressOf } from './addresses.ts';
import { ConfigError } from './config-error.ts';

export interface SpansTo {
  /** `http://127.0.0.1:4318/v1/traces` */
  url: string;
  service: string;
  /** This part of the requests, jobs and mails, 0 to 1. */
  share: number;
}

interface Given {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_SERVICE_NAME: string;
  OTEL_TRACES_SAMPLER_ARG: number;
}

export function spansToOf(given: Given): SpansTo | undefined {
  const base = addressOf('OTEL_EXPORTER_OTLP_ENDPOINT', given.OTEL_EXPORTER_OTLP_ENDPOINT, ['https:', 'http:']);
  if (!base) return undefined;
  if (base.search || base.hash || base.username || base.password)
    throw new ConfigError('OTEL_EXPORTER_OTLP_ENDPOINT must be a plain address without query, fragment and user.');
  const url = `${base.href.replace(/\/+$/, '')}/v1/traces`;
  return { url, service: given.OTEL_SERVICE_NAME, share: given.OTEL_TRACES_SAMPLER_ARG };
}
