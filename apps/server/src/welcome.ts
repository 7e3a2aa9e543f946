import { demoLogins, demoPassword } from './demo-logins.ts'
import type { RunningServer } from './start-server.ts'
import { isForThisMachine, type Settings } from './settings.ts'

/** What a person needs to know to look around. */
export function tellWhereToLook(
  settings: Settings,
  { address, madePassword }: RunningServer,
  say: (line: string) => void,
): void {
  say('')
  say(`Mela is open at  ${address}`)
  say(`  the desk       ${address}/desk`)
  say(`  the API        ${address}/api`)
  if (settings.mail.url === undefined)
    say(`  its messages   ${address}/desk/outbox-message (no SMTP_URL is set, so they stay)`)
  if (madePassword !== null) say(`  Administrator's password, shown this once: ${madePassword}`)
  if (settings.seed === 'demo' && isForThisMachine(settings)) {
    say(`  demo sign-ins, all with the password "${demoPassword}":`)
    for (const { email, shown } of demoLogins) say(`    ${email.padEnd(24)} ${shown}`)
  }
  say('')
}
