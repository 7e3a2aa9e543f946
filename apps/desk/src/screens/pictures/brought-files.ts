import { keepChoice, readChoice } from '../../data/device.ts'

const key = (album: string): string => `mela.album.${album}`

/** So many are kept of an album; what was forgotten the album itself still knows by its content. */
const most = 600

const markOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`

function marksIn(text: string | null): readonly string[] {
  try {
    const marks: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : []
  } catch {
    return []
  }
}

/** The files that this device has brought into an album: after a reload they are not sent again. */
export function broughtFiles(album: string) {
  const marks = new Set(marksIn(readChoice(key(album))))
  return {
    has: (file: File): boolean => marks.has(markOf(file)),
    add: (file: File): void => {
      marks.add(markOf(file))
      keepChoice(key(album), JSON.stringify([...marks].slice(-most)))
    },
  }
}
