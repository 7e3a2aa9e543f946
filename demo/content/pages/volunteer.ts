import { words, type DemoPage, type DemoSection, type PictureAddress } from './page.ts'

const tables = `
<dl>
  <dt>The reading table</dt>
  <dd>Saturdays, 9 to 11 am. Read with a child, in turns.</dd>
  <dt>The kitchen</dt>
  <dd>Weekdays, 10 am to 12 noon. Help to cook and serve four hundred lunches.</dd>
  <dt>The garden</dt>
  <dd>Sapling Saturdays. Plant a tree together with a child and look after it.</dd>
  <dt>The workshop</dt>
  <dd>Repair a chair, a cycle or a fuse box together with a child.</dd>
  <dt>The gate</dt>
  <dd>Welcome guests at events and check their tickets.</dd>
</dl>
`

const care = `
<p>Volunteers work in pairs and are never alone with a child. Adults need a police verification, which we pay for, and attend
one evening of training. Students from class 9 can volunteer with a guardian’s consent. They get a certificate of their
hours, which a college can verify with its code.</p>
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

export const volunteer = (picture: PictureAddress): DemoPage => ({
  route: 'volunteer',
  title: 'Be a volunteer',
  description: 'Five areas to volunteer in, from two hours on a Saturday, and how we keep children safe.',
  image: picture('pages/volunteer'),
  sections: [
    {
      section_name: 'Welcome',
      section_type: 'banner',
      content: {
        variant: 'plain',
        heading: 'Two hours is plenty.',
        text: 'You need no experience. Choose an area and come on a Saturday.',
        image: picture('pages/volunteer'),
        redirect_url: '/volunteer',
        button_label: 'View open shifts',
      },
    },
    words('Tables', tables, 'Five areas'),
    words('Care', care, 'How we keep children safe'),
    voices,
    {
      section_name: 'Coming up',
      section_type: 'event list',
      title: 'Upcoming events',
      view_more_label: 'All events',
      view_more_redirect_to: '/events',
      row_count: 3,
      no_of_records: 3,
    },
  ],
})
