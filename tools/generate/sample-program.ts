import ts from 'typescript'

const FILE = '/sample.ts'

const libraries = new Map<string, ts.SourceFile | undefined>()

export function sampleProgram(text: string) {
  const options: ts.CompilerOptions = { strict: true, target: ts.ScriptTarget.ESNext, types: [] }
  const host = ts.createCompilerHost(options)
  const onDisk = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version) => {
    if (name === FILE) return ts.createSourceFile(name, text, version, true)
    const known = libraries.get(name) ?? onDisk(name, version)
    libraries.set(name, known)
    return known
  }
  const program = ts.createProgram([FILE], options, host)
  return { program, file: FILE, checker: program.getTypeChecker() }
}

export function sampleType(text: string) {
  const { program, file, checker } = sampleProgram(text)
  const declared = program.getSourceFile(file)?.statements.find(isAnswer)
  if (!declared) throw new Error('The sample declares no type called Answer')
  return { checker, type: checker.getTypeAtLocation(declared.name) }
}

function isAnswer(node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) && node.name.text === 'Answer'
}
