import { render, screen } from '@testing-library/react';
import { Sentence } from '.';

it('reads as one sentence, without the terms of its parts, and with no space before a comma', () => {
  render(
    <Sentence
      section={{
        kind: 'sentence',
        title: 'In one sentence',
        parts: [
          { text: 'When' },
          { term: 'The trouble', text: 'nobody dares to restart it' },
          { text: ', a' },
          { term: 'For whom', text: 'business' },
          { text: 'has us' },
          { term: 'What we do', text: 'study it' },
          { text: '.' },
        ],
      }}
    />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'In one sentence' })).toBeVisible();
  const terms = [...document.querySelectorAll<HTMLElement>('[data-term]')].map(({ dataset }) => dataset.term);
  expect(terms).toEqual(['The trouble', 'For whom', 'What we do']);
  expect(screen.getByText('When').closest('p')).toHaveTextContent(
    'When nobody dares to restart it, a business has us study it.',
  );
});
