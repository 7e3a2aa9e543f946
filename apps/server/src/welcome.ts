import { demoLogins, demoPassword } from './demo/demo-logins.ts'
import type { RunningServer } from './start-server.ts'
import { isForThisMachine, type Settings } from './settings.ts'

type Shown = Pick<Settings, 'host' | 'port' | 'publicUrl' | 'trustedProxies' | 'mail'>

/** Who may try the demo's sign-ins, or why nobody can. */
function printDemoLogins(settings: Shown, print: (line: string) => void): void {
  if (!isForThisMachine(settings)) {
    print(
      '  Demo sign-ins are off: HOST, MELA_PUBLIC_URL or MELA_TRUST_PROXY lets other people reach this server,',
    )
    print('  and everybody knows the demo password.')
    return
  }
  print(`  Demo sign-ins, all with the password "${demoPassword}":`)
  for (const { email, shown } of demoLogins) print(`    ${email.padEnd(24)} ${shown}`)
}

/** What a person needs to know to look around. */
export function printWelcome(
  settings: Shown,
  { address, seed }: Pick<RunningServer, 'address' | 'seed'>,
  print: (line: string) => void,
): void {
  print('')
  print(`Mela is open at  ${address}`)
  if (!isForThisMachine(settings)) print(`  Listening on   ${settings.host}, port ${settings.port}`)
  print(`  Desk           ${address}/desk`)
  print(`  API            ${address}/api`)
  if (settings.mail.url === undefined)
    print(`  Emails         ${address}/desk/outbox-message (SMTP_URL is not set, so none are sent)`)
  if (seed === 'demo') printDemoLogins(settings, print)
}
