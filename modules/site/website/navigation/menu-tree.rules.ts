export interface MenuItem {
  readonly menu_label: string
  readonly redirect_url: string
  readonly icon: string | null
  readonly child_menu: readonly MenuItem[]
}

interface MenuRow {
  readonly menu_label: string
  readonly redirect_url: string
  readonly parent_menu: string | null
  readonly icon: string | null
}

const DEEPEST = 3

function childrenOf(rows: readonly MenuRow[], parent: MenuRow, depth: number): readonly MenuItem[] {
  if (depth >= DEEPEST) return []
  return rows
    .filter((row) => row !== parent && row.parent_menu === parent.menu_label)
    .map((row) => item(rows, row, depth + 1))
}

function item(rows: readonly MenuRow[], row: MenuRow, depth: number): MenuItem {
  const { menu_label, redirect_url, icon } = row
  return { menu_label, redirect_url, icon, child_menu: childrenOf(rows, row, depth) }
}

/** The entries of a header as a tree of at most three levels. An entry whose parent is not there stands at the top. */
export function menuTree(rows: readonly MenuRow[]): readonly MenuItem[] {
  const labels = new Set(rows.map((row) => row.menu_label))
  return rows
    .filter(
      (row) => row.parent_menu === null || row.parent_menu === row.menu_label || !labels.has(row.parent_menu),
    )
    .map((row) => item(rows, row, 1))
}
