// Entry point of `npm start`, `npm test` and the other scripts of package.json, on any Node from 20.19. Installs
// missing packages, finds the Node that Mela needs, and continues with it.
import { commands } from './run/commands.mjs'
import { prepare } from './run/install/install.mjs'
import { watchSignals } from './run/processes/signals.mjs'

const [name = '', ...words] = process.argv.slice(2)
const command = commands[name]

if (command === undefined) {
  console.error(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}`)
  process.exitCode = 1
} else {
  watchSignals()
  try {
    await prepare()
    process.exitCode = await command(words)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
  // A watched parent or an open pipe would otherwise prevent the exit of a finished command.
  process.exit()
}
