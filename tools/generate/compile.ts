import ts from 'typescript'

export function compile(files: readonly string[], settings: string): ts.Program {
  const parsed = ts.getParsedCommandLineOfConfigFile(settings, { noEmit: true }, host)
  if (!parsed) throw new Error(`${settings} was not read`)
  return ts.createProgram(files, parsed.options)
}

const host: ts.ParseConfigFileHost = {
  ...ts.sys,
  readDirectory: () => [],
  onUnRecoverableConfigFileDiagnostic({ messageText }) {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
  },
}
