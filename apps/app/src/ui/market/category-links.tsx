import type { Asked } from './use-question.ts'
import './market.css'

export interface Branch {
  name: string
  category_name: string
  count: number
  below: readonly Branch[]
}

interface Props {
  tree: readonly Branch[]
  asked: Asked
  /** The name of the list of categories. */
  label: string
  /** Words for no category. */
  all: string
}

/** The categories as links with how much there is; those below stand in a row of their own once one is chosen. */
export function CategoryLinks({ tree, asked, label, all }: Props) {
  const { category } = asked.question
  return (
    <nav className="stack" aria-label={label}>
      <ul className="market-chips">
        <li>
          <Chip asked={asked} name="" words={all} />
        </li>
        <Branches tree={tree} asked={asked} />
      </ul>
      {pathTo(tree, category)
        .filter(({ below }) => below.length > 0)
        .map(({ name, below }) => (
          <ul key={name} className="market-chips">
            <Branches tree={below} asked={asked} />
          </ul>
        ))}
    </nav>
  )
}

/** A category with those above it, from the top; nothing for one that is not in the tree. */
function pathTo(tree: readonly Branch[], name: string): readonly Branch[] {
  for (const branch of tree) {
    const below = pathTo(branch.below, name)
    if (branch.name === name || below.length > 0) return [branch, ...below]
  }
  return []
}

function Branches({ tree, asked }: Pick<Props, 'tree' | 'asked'>) {
  return tree.map(({ name, category_name, count }) => (
    <li key={name}>
      <Chip asked={asked} name={name} words={category_name} count={count} />
    </li>
  ))
}

interface ChipProps {
  asked: Asked
  name: string
  words: string
  count?: number
}

function Chip({ asked, name, words, count }: ChipProps) {
  const isHere = asked.question.category === name
  return (
    <a aria-current={isHere ? 'page' : undefined} {...asked.linkTo({ category: name })}>
      {words}
      {count !== undefined && <span className="numbers">({count})</span>}
    </a>
  )
}
