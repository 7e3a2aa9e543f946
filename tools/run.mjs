// The way in: `npm start`, `npm test` and the rest of package.json's scripts come here, on any Node from 20.19.
// Installs what is missing, finds the Node that Mela runs on, and goes on with that one.
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
  // A watched parent, a pipe somebody forgot: nothing may keep a finished command alive.
  process.exit()
}
