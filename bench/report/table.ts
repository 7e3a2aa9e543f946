const heads = ['', 'ours', 'control', 'ratio', 'target', 'met']

function status({ isMet }: Row): string {
  if (isMet === null) return '-'
  return isMet ? 'yes' : 'NO'
}

const cells = (row: Row): readonly string[] => [
  row.name,
  row.ours,
  row.control ?? '-',
  row.ratio ?? '-',
  row.target,
  status(row),
]

function line(texts: readonly string[], widths: readonly number[]): string {
  const aligned = texts.map((text, column) => {
    const width = widths[column] ?? 0
    return column === 0 ? text.padEnd(width) : text.padStart(width)
  })
  return aligned.join('  ').trimEnd()
}

function remarksOf({ name, remarks = [] }: Row): readonly string[] {
  return remarks.length === 0 ? [] : ['', name, ...remarks.map((remark) => `  ${remark}`)]
}

export function tableOf(rows: readonly Row[]): readonly string[] {
  const lines = [heads, ...rows.map(cells)]
  const widths = heads.map((_, column) => Math.max(...lines.map((texts) => texts[column]?.length ?? 0)))
  return [...lines.map((texts) => line(texts, widths)), ...rows.flatMap(remarksOf)]
}

export interface Row {
  readonly name: string
  readonly ours: string
  readonly control?: string
  readonly ratio?: string
  readonly target: string
  /** Null without a promise: the line is for comparison. */
  readonly isMet: boolean | null
  readonly remarks?: readonly string[]
}
