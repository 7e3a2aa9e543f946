interface Props {
  /** From 0 to 1. */
  share: number
  total: number
}

/** Stars, as many of them filled as the share says; a reader of the page needs words beside them. */
export function Stars({ share, total }: Props) {
  return (
    <span className="stars" style={{ backgroundSize: `${share * 100}% 100%` }} aria-hidden="true">
      {'★'.repeat(total)}
    </span>
  )
}
