import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { constants } from 'node:os'
import { repositoryRoot, inRepository } from '../places.mjs'
import { nodeBinary } from '../install/node-binary.mjs'

/** The processes that signals are passed on to. */
const running = new Set()

export function signalChildren(signal) {
  for (const child of running) child.kill(signal)
  return running.size
}

/** What children see: our own programs first. A production environment would hide half of React from its tests. */
function environment(extra) {
  const { NODE_ENV: _mode, ...inherited } = process.env
  return {
    ...inherited,
    PATH: `${inRepository('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  }
}

/**
 * Starts a program in a process group of its own: a Ctrl-C goes to a terminal's whole group, and would reach
 * it a second time from us. It holds a channel to us, so that it can see when we are gone without a word.
 */
export function start(program, args, { env = {}, hasChannel = false } = {}) {
  const child = spawn(program, args, {
    cwd: repositoryRoot,
    env: environment(env),
    detached: true,
    stdio: hasChannel ? ['ignore', 'inherit', 'inherit', 'ipc'] : ['ignore', 'inherit', 'inherit'],
  })
  running.add(child)
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)))
  }).finally(() => running.delete(child))
  return { child, ended }
}

/** Runs a program to its end, and gives its exit code. */
export const run = (program, args, options) => start(program, args, options).ended

/** Runs a script with the Node that Mela runs on. */
export const runNode = (args, options) => run(nodeBinary(), args, options)
