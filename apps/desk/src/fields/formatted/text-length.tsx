import { useLanguage } from '../../language/language.tsx'
import { useSay } from '../../language/say.ts'
import { numberWords } from '../number-words.ts'

/** How much of a text's room is taken, its tags counted as the server counts them. */
export function TextLength({ length, max }: { length: number; max: number }) {
  const say = useSay()
  const { language } = useLanguage()
  const words = { count: numberWords(length, language), max: numberWords(max, language) }
  return (
    <p className={length > max ? 'text-length field-error' : 'text-length field-help'}>
      {say('desk.editor_length', words)}
    </p>
  )
}
