#!/usr/bin/env node
import { runRemoteCommand } from './release/remote-commands.ts';

/** `vitrina release --to … --origin …`, in the folder of a remote. */
try {
  process.stdout.write(`${await runRemoteCommand(process.argv.slice(2), process.cwd())}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
