import { check, docType, everything, text } from '#framework/doctypes'

/** Words that shoppers use for the same thing. */
export const SearchSynonym = docType('Search Synonym', {
  fields: {
    words: text({
      required: true,
      maxLength: 300,
      inList: true,
      description: 'Words that mean the same, with commas between them: lamp, diya, vilakku',
    }),
    is_active: check({ default: 1, inList: true }),
  },
  access: { 'System Manager': everything, 'Store Manager': everything },
  titleField: 'words',
  searchFields: ['words'],
})
