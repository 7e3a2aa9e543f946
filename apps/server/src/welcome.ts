import { demoLogins, demoPassword } from './demo-logins.ts'
import type { RunningServer } from './start-server.ts'
import { isForThisMachine, type Settings } from './settings.ts'

type Told = Pick<Settings, 'host' | 'port' | 'publicUrl' | 'trustedProxies' | 'seed' | 'mail'>

/** Who may try the demo's sign-ins, or why nobody can. */
function tellOfDemoLogins(settings: Told, say: (line: string) => void): void {
  if (!isForThisMachine(settings)) {
    say('  the demo sign-ins are closed: others can reach this server, as HOST, MELA_PUBLIC_URL or')
    say('  MELA_TRUST_PROXY says, and everybody knows their password')
    return
  }
  say(`  demo sign-ins, all with the password "${demoPassword}":`)
  for (const { email, shown } of demoLogins) say(`    ${email.padEnd(24)} ${shown}`)
}

/** What a person needs to know to look around. */
export function tellWhereToLook(
  settings: Told,
  { address, madePassword }: Pick<RunningServer, 'address' | 'madePassword'>,
  say: (line: string) => void,
): void {
  say('')
  say(`Mela is open at  ${address}`)
  if (!isForThisMachine(settings)) say(`  listening on   ${settings.host}, port ${settings.port}`)
  say(`  the desk       ${address}/desk`)
  say(`  the API        ${address}/api`)
  if (settings.mail.url === undefined)
    say(`  its messages   ${address}/desk/outbox-message (no SMTP_URL is set, so they stay)`)
  if (madePassword !== null) say(`  Administrator's password, shown this once: ${madePassword}`)
  if (settings.seed === 'demo') tellOfDemoLogins(settings, say)
  say('')
}
