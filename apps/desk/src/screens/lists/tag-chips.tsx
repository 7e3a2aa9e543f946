/** The tags of a row, one beside the other. */
export function TagChips({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return <span className="faint">–</span>
  return (
    <ul className="tag-chips">
      {tags.map((tag) => (
        <li key={tag} className="tag-chip">
          {tag}
        </li>
      ))}
    </ul>
  )
}
