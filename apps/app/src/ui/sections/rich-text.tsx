import { textIn } from '../../data/content.ts'
import { Html } from '../text/html.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

export function RichText({ section }: SectionProps) {
  return (
    <SectionFrame section={section}>
      <Html html={textIn(section.content, 'html')} />
    </SectionFrame>
  )
}
