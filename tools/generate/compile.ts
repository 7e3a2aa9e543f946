import ts from 'typescript'

/** Reads files and all that they import with the settings of the house, for its types. */
export function compile(files: readonly string[], settings: string): ts.Program {
  const parsed = ts.getParsedCommandLineOfConfigFile(settings, { noEmit: true }, host)
  if (!parsed) throw new Error(`${settings} was not read`)
  return ts.createProgram(files, parsed.options)
}

/** Only the options count: what else the settings include is not looked for. */
const host: ts.ParseConfigFileHost = {
  ...ts.sys,
  readDirectory: () => [],
  onUnRecoverableConfigFileDiagnostic({ messageText }) {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
  },
}
