import type { DocType } from '#framework/doctypes'
import type { Door } from '#framework/modules'
import { taskInSteps, type Task } from '#framework/tasks'
import { SandboxOrder } from './doctypes/sandbox-order.doctype.ts'
import { SandboxPayment } from './doctypes/sandbox-payment.doctype.ts'
import { SandboxRefund } from './doctypes/sandbox-refund.doctype.ts'
import { SandboxSettings } from './doctypes/sandbox-settings.doctype.ts'
import { SandboxStep } from './doctypes/sandbox-step.doctype.ts'
import { workOff } from './do-steps.ts'
import { fontDoor } from './page/font-door.ts'
import { payDoor } from './page/pay-door.ts'
import { WORK_TASK } from './plan-steps.ts'
import { mayPlaySandbox } from './sandbox-place.ts'

const EVERY_MINUTE = '* * * * *'

const play = taskInSteps(
  WORK_TASK,
  async (_payload, step, settings) => {
    if (mayPlaySandbox(settings)) await workOff({ settings, write: step })
  },
  EVERY_MINUTE,
)

interface Parts {
  readonly docTypes: readonly DocType[]
  readonly tasks: readonly Task[]
  readonly doors: readonly Door[]
}

/** What the made-up service adds to the room that it stands in. */
export const sandboxParts: Parts = {
  docTypes: [SandboxOrder, SandboxPayment, SandboxRefund, SandboxStep, SandboxSettings],
  tasks: [play],
  doors: [payDoor, fontDoor],
}
