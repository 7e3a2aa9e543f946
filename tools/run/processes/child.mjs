import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { constants } from 'node:os'
import { repositoryRoot, inRepository } from '../places.mjs'
import { nodeBinary } from '../install/node-binary.mjs'

const running = new Set()

export function signalChildren(signal) {
  for (const child of running) child.kill(signal)
  return running.size
}

/**
 * Environment of child processes: our own programs first. A production environment would disable half of React's tests.
 */
function environment(extra) {
  const { NODE_ENV: _mode, ...inherited } = process.env
  return {
    ...inherited,
    PATH: `${inRepository('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    ...extra,
  }
}

/**
 * Starts a program in a process group of its own: Ctrl-C reaches a terminal's whole group, and would arrive a second
 * time from us. With a channel it notices when this process is killed.
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

export const run = (program, args, options) => start(program, args, options).ended

export const runNode = (args, options) => run(nodeBinary(), args, options)
