import { Link } from 'react-router-dom';
import type { TextBlock, TextSection } from '../../content/long-text.ts';
import { staticPagesTexts } from '../../content/static-pages.computed.ts';
import { Contents } from './contents.tsx';
import style from './long-text-page.module.css';

interface LongTextPageProps {
  title: string;
  updated: string;
  sections: readonly TextSection[];
}

export function LongTextPage({ title, updated, sections }: LongTextPageProps) {
  return (
    <div className={style.page}>
      <header className={style.header}>
        <h1>{title}</h1>
        <p className={style.updated}>{updated}</p>
      </header>
      <Contents
        label={staticPagesTexts.longText.contents}
        entries={sections.map((section, index) => ({
          id: section.id,
          label: `${index + 1}. ${section.title}`,
        }))}
      />
      <article className={style.text}>
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} className={style.section}>
            <h2 className={style.heading}>
              {index + 1}. {section.title}
            </h2>
            {section.blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </section>
        ))}
      </article>
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('to' in block) {
    return (
      <p>
        <Link to={block.to}>{block.label}</Link>
      </p>
    );
  }
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
