import { kolamPicture, mark } from '#design/kolam'

const logo = mark()

/** The mark: a kolam of five dots. */
export function Mark() {
  return <span className="logo-mark" dangerouslySetInnerHTML={{ __html: logo }} />
}

/** Decoration of quiet places. */
export function Kolam({ size = 3 }: { size?: 2 | 3 | 4 }) {
  return <span className="kolam-box" dangerouslySetInnerHTML={{ __html: kolamPicture(size) }} />
}
