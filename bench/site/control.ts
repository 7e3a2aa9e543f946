import { startChild, type Child } from './child.ts'
import { freePort } from './free-port.ts'

/** Starts a control as a process of its own; it takes its order as JSON. */
export async function startControl(
  name: 'ready-bytes' | 'same-select' | 'same-document' | 'same-insert',
  order: object,
): Promise<Child> {
  return startChild({
    script: `bench/control-${name}.ts`,
    words: [JSON.stringify(order)],
    port: await freePort(),
    readyPath: '/ready',
    patience: 20_000,
  })
}

/** Runs something beside a control, which is stopped however that ends. */
export async function withControl<Result>(
  starting: Promise<Child>,
  run: (control: Child) => Promise<Result>,
): Promise<Result> {
  const control = await starting
  try {
    return await run(control)
  } finally {
    await control.stop()
  }
}
