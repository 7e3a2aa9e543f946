import { readFileSync } from 'node:fs'

const readProcess = (pid) => {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return { command, parent: Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]) }
  } catch {
    return { command: '', parent: 0 }
  }
}

const isNpm = (pid) => /\b(npm|npx)\b/.test(readProcess(pid).command)

/** The npm processes above us: one, or three when npx started an npm of another version (with a shell between). */
function npmAncestors() {
  const found = []
  for (let pid = process.ppid; pid > 1 && isNpm(pid); pid = readProcess(pid).parent) found.push(pid)
  return found
}

/**
 * A question to ask now and then: has one of the npm processes above us ended? npm passes signals on most of
 * the time, and npx does not; whoever ends one of them means us. Always false when npm did not start us.
 */
export function npmWatch() {
  if (process.env.npm_lifecycle_event === undefined) return () => false
  const parent = process.ppid
  const ancestors = process.platform === 'linux' ? npmAncestors() : []
  return () => process.ppid !== parent || !ancestors.every(isNpm)
}
