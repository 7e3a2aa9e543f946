import ts from 'typescript'

const FILE = '/sample.ts'

/** A program of one file that is nowhere but in memory: for tests of what is printed from types. */
export function sampleProgram(text: string) {
  const options: ts.CompilerOptions = { strict: true, target: ts.ScriptTarget.ESNext, types: [] }
  const host = ts.createCompilerHost(options)
  const onDisk = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version) =>
    name === FILE ? ts.createSourceFile(name, text, version, true) : onDisk(name, version)
  const program = ts.createProgram([FILE], options, host)
  return { program, file: FILE, checker: program.getTypeChecker() }
}

/** The type that a sample calls `Answer`. */
export function sampleType(text: string) {
  const { program, file, checker } = sampleProgram(text)
  const declared = program.getSourceFile(file)?.statements.find(isAnswer)
  if (!declared) throw new Error('The sample declares no type called Answer')
  return { checker, type: checker.getTypeAtLocation(declared.name) }
}

function isAnswer(node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) && node.name.text === 'Answer'
}
