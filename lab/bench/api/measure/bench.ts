import type { Scenario, Send, Visitor } from "../scenarios/scenario.ts";
import type { BenchDatabase } from "../store/database.ts";
import type { BenchStore } from "../store/open-store.ts";

/** The store and the number of rounds. */
export interface Bench {
  database: BenchDatabase;
  store: BenchStore;
  rounds: number;
  /** Requests of a round, as a share of those of the scenarios. */
  share: number;
}

/** A scenario with the clients that send its requests at the same time. */
export interface Running {
  scenario: Scenario;
  clients: { visitor: Visitor; send: Send }[];
}

/** CPU time in milliseconds: of the process that responds, and of the database. */
export interface Cpu {
  process: number;
  database: number;
}

/** The figures of one round of a scenario. */
export interface Round {
  /** Per request. */
  cpu: Cpu;
  /** Wall time of each request, in milliseconds. */
  times: number[];
  /** Per request. */
  bytes: number;
}

/** A scenario's figures, per request. */
export interface Measured {
  scenario: Scenario;
  cpu: Cpu;
  /** Undefined where they cannot be counted. */
  statements: number | undefined;
  /** Wall time in milliseconds. */
  p50: number;
  p99: number;
  bytes: number;
}
