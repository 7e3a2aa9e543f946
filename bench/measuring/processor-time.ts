import { readFileSync } from 'node:fs'

/** What Linux counts processor time in, on every machine we run on: a hundredth of a second. */
const MICROSECONDS_PER_TICK = 10_000

/** Microseconds of processor time that a process has used, all its threads together; null where the system has no /proc. */
export function processorTime(pid: number): number | null {
  if (process.platform !== 'linux') return null
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program's name may hold anything; what follows its last bracket begins with the third field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK
}

/** Megabytes of memory in which a process stands now, and the most that it ever stood in; null where there is no /proc. */
export function memoryOf(pid: number): { readonly now: number; readonly most: number } | null {
  if (process.platform !== 'linux') return null
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kibibytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1])
  return { now: (kibibytes('VmRSS') * 1024) / 1e6, most: (kibibytes('VmHWM') * 1024) / 1e6 }
}
