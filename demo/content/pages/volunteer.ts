import { words, type DemoPage, type DemoSection, type Picture } from './page.ts'

const tables = `
<dl>
  <dt>The reading table</dt>
  <dd>Saturdays, 9 to 11. Somebody reads to you, or you read to somebody. Both count.</dd>
  <dt>The kitchen</dt>
  <dd>Any weekday, 10 to 12. Four hundred lunches need sixteen hands and one person who tastes.</dd>
  <dt>The garden</dt>
  <dd>Sapling Saturdays. You get a trowel, a child and a tree to look after until it stands alone.</dd>
  <dt>The workshop</dt>
  <dd>Mend a chair, a cycle, a fuse box, with someone half your height handing you the screws.</dd>
  <dt>The gate</dt>
  <dd>Events need people who smile and can count. Best job of all.</dd>
</dl>
`

const care = `
<p>You work in pairs, in the open, never alone with a child. Adults bring a police verification, which we pay for, and
spend one evening on our rules. Pupils from class 9 on may volunteer with a guardian’s yes; for them every hour is written
into a certificate that a college can check by its code.</p>
`

const voices: DemoSection = {
  section_name: 'Voices',
  section_type: 'testimonial',
  title: 'From the tables',
  content: {
    items: [
      {
        quote:
          'I am 71. At the reading table a boy taught me to say “dinosaur” and I taught him to say “ழ”. Fair trade.',
        name: 'Rukmini',
        role: 'reading table, four years',
      },
      {
        quote: 'I came for the certificate. I stay for the sambar.',
        name: 'Joel',
        role: 'student volunteer, class 11',
      },
    ],
  },
}

export const volunteer = (picture: Picture): DemoPage => ({
  route: 'volunteer',
  title: 'Be a volunteer',
  description:
    'Two hours on a Saturday is plenty: five tables to choose from, and how we keep children safe.',
  image: picture('pages/volunteer'),
  sections: [
    {
      section_name: 'Welcome',
      section_type: 'banner',
      content: {
        variant: 'plain',
        heading: 'Two hours is plenty.',
        text: 'No experience, no uniform, no speeches. Choose a table, come on a Saturday, see if you like it.',
        image: picture('pages/volunteer'),
        redirect_url: '/volunteer',
        button_label: 'Choose a table',
      },
    },
    words('Tables', tables, 'Five tables'),
    words('Care', care, 'How we keep children safe'),
    voices,
    {
      section_name: 'Coming up',
      section_type: 'event list',
      title: 'Where you could start',
      view_more_label: 'All events',
      view_more_redirect_to: '/events',
      row_count: 3,
      no_of_records: 3,
    },
  ],
})
